import { messages as ENGLISH } from '@vinejs/vine/defaults'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

type Sentences = Readonly<Record<string, string>>

/** What may be wrong with any field. A sentence about `{{ field }}` is for a field with a label. */
const GENERAL: Sentences = {
  'required': 'Vul {{ field }} in.',
  'string': 'Vul {{ field }} in.',
  'boolean': 'Kies ja of nee.',
  'minLength': 'Vul minstens {{ min }} tekens in.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'email': 'Dit lijkt geen geldig e-mailadres.',
  'url': 'Dit lijkt geen volledig webadres.',
  'number': 'Vul een getal in.',
  'withoutDecimals': 'Vul een heel getal in.',
  'positive': 'Vul een getal boven de 0 in.',
  'min': 'Vul minstens {{ min }} in.',
  'max': 'Vul hoogstens {{ max }} in.',
  'range': 'Vul een getal in van {{ min }} tot en met {{ max }}.',
  'enum': 'Kies een van de mogelijkheden.',
  'in': 'Kies een van de mogelijkheden.',
  'array.maxLength': 'Dit zijn er te veel: hoogstens {{ max }}.',
  'array.minLength': 'Kies er minstens {{ min }}.',
  'date': 'Kies een dag.',
}

const INCOMPLETE = 'Dit ontbreekt nog.'
const WRONG = 'Dit klopt nog niet helemaal.'

/**
 * The sentences for refused fields. A field without a label is named nowhere, because its name is a
 * word of ours; and a rule without a sentence gets one that is always right.
 */
export class DutchSentences implements MessagesProviderContact {
  readonly #sentences: Sentences
  readonly #labels: Sentences

  constructor(sentences: Sentences = {}, labels: Sentences = {}) {
    this.#sentences = sentences
    this.#labels = labels
  }

  /** The sentence of our own rules is theirs; for the library's rules it is looked up here. */
  getMessage(raw: string, rule: string, field: FieldContext, args: Record<string, unknown> = {}) {
    if (!isEnglish(raw)) return raw
    const path = field.wildCardPath
    const label = this.#labels[path] ?? this.#labels[String(field.name)]
    const candidates = [
      this.#sentences[`${path}.${rule}`],
      this.#sentences[rule],
      /**
       * A text that is too short for one character is missing, so it gets the sentence of a missing
       * field.
       */
      ...(rule === 'minLength' && args.min === 1
        ? [this.#sentences[`${path}.required`], this.#sentences.required, GENERAL.required]
        : [GENERAL[rule]]),
    ]
    const found = candidates.find(
      (sentence) => sentence && (label || !sentence.includes('{{ field }}'))
    )
    if (!found) return rule === 'required' || rule === 'minLength' ? INCOMPLETE : WRONG
    const words: Record<string, unknown> = { ...args, field: label }
    return found.replace(/\{\{ (\w+) \}\}/g, (_, word: string) => String(words[word]))
  }

  toJSON() {
    return { messages: this.#sentences, fields: this.#labels }
  }
}

const LIBRARY: ReadonlySet<string> = new Set(Object.values(ENGLISH))

const isEnglish = (sentence: string) => LIBRARY.has(sentence)
