/** The pictures of the story: frames of the film, some of which also stand beside a puzzle. */
export * from '#games/ontgoocheld/story/until_the_sneeze'
export * from '#games/ontgoocheld/story/five_things'
export * from '#games/ontgoocheld/story/with_the_guests'
