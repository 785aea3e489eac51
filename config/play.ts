/** The parts of play that are slow on purpose. */
export default {
  /**
   * How often an answer is hashed before it opens a step that a phone keeps: about a second on an
   * older phone, see docs/decisions/play/0100-a-step-waits-sealed-on-the-phone.md.
   */
  answerRounds: 600_000,
}
