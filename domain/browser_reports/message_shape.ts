/**
 * The words that browsers and React use in their own messages. Every other word may come from a
 * person.
 */
const WORDS = new Set(
  `a access an and argument arguments array assign assignment at be been before but call can can't
  cannot child client constant constructor contains could declaration declared defined denied did
  didn't does don't during end error evaluating exceeded execute expected failed fewer find for from
  function had has have hooks html hydration identifier illegal in initialization initialize
  initialized input insecure instance invalid invocation is iterable json length lexical literal many
  match maximum minified missing module more much new node not null number object of on operation or
  out parameter permission position previous private promise properties property quota range read
  reading recursion redeclaration regular rejected removed render rendered result server set setting
  size stack string symbol syntax text than that the this to token too type undefined unexpected
  unhandled unterminated use used valid value variable was when which with appendchild getitem
  insertbefore localstorage removechild replacechild sessionstorage setitem react`.split(/\s+/)
)

const ERRORS = new Set(
  `Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError
  InternalError DOMException AbortError ConstraintError DataCloneError DataError
  HierarchyRequestError IndexSizeError InvalidAccessError InvalidCharacterError InvalidStateError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError
  QuotaExceededError SecurityError TimeoutError UnknownError VersionError`.split(/\s+/)
)

/** React numbers its messages. */
const NUMBERED = /^#\d{1,3}$/
const MOST_CHARACTERS = 300
const MOST_WORDS = 24
const CUT = '…'

/**
 * The shape of an error message: the words of browsers and React stay, and an ellipsis stands for
 * everything else, such as names, addresses, numbers and what a stranger makes up.
 */
export function messageShape(message: string): string {
  const words = message
    .slice(0, MOST_CHARACTERS)
    .replace(/^\s*Uncaught /, '')
    .split(/[\s()[\]{}"'`‘’“”]*\s[\s()[\]{}"'`‘’“”]*/)
    .map(kept)
  const shape = words.filter((word, index) => word !== CUT || words[index - 1] !== CUT)
  return shape.slice(0, MOST_WORDS).join(' ')
}

function kept(word: string): string {
  const plain = word.replace(/^[^\w#]+|[^\w]+$/g, '')
  if (ERRORS.has(plain)) return word.endsWith(':') ? `${plain}:` : plain
  const known = NUMBERED.test(plain) || WORDS.has(plain.toLowerCase())
  return known ? plain : CUT
}
