export * from '#app/core/leg_vast'
