import { findPlacesByName } from '@/lib/gazetteer/places'
import { stateByCode, stateByName } from '@/lib/geography/states'

interface RecordOfForm {
  source: string
  state: string
}

const forms: readonly (readonly [form: RegExp, records: readonly RecordOfForm[]])[] = [
  [
    /^\d{2}-\d{2}-\d{3}-\d{3}-\d{4}$/,
    [
      { source: 'cook-county-il-assessments', state: 'IL' },
      { source: 'utah-assessments', state: 'UT' },
    ],
  ],
  [/^[FM]_\d{5,7}_\d{5,7}$/i, [{ source: 'massachusetts-assessments', state: 'MA' }]],
  [/^\d{4}[A-Z]?[-/]\d{3}[A-Z]?$/i, [{ source: 'san-francisco-ca-assessments', state: 'CA' }]],
  [
    /^\d{1,3}\.\d{1,3}-\d{1,3}-\d{1,3}(?:\.\d{1,3})?$/,
    [{ source: 'new-york-state-assessments', state: 'NY' }],
  ],
  [/^\d{2}-\d{4}-\d{2}-\d-\d{2}-\d{2}-\d{4}$/, [{ source: 'montana-assessments', state: 'MT' }]],
  [/^\d{3}-\d{4}-\d{3}-\d{4}-\d$/, [{ source: 'wisconsin-assessments', state: 'WI' }]],
  // A Florida parcel number begins with section, township and range: 08-2S-30-5005-000-002.
  [/^\d{2}-?\d{1,2}[NS]-?\d{2}[EW]?(?:-?\d){6,14}$/i, [{ source: 'florida-assessments', state: 'FL' }]],
]

export const recordsOfParcelForm = (number: string): readonly RecordOfForm[] =>
  forms.find(([form]) => form.test(number.trim()))?.[1] ?? []

export interface EnteredParcelNumber {
  number: string
  /** Two-letter code. Empty if the text names no state. */
  state: string
  city: string
  records: readonly RecordOfForm[]
}

/** Regular expression for a label before a parcel number, in English or Spanish. */
export const parcelWords = String.raw`parcel(?: (?:number|no\.?|id))?|(?:n(?:[uú]m(?:ero|\.)?|\.?º) de )?parcela(?: n(?:[uú]m(?:ero|\.)?|\.?º))?`

const labeled = new RegExp(
  String.raw`^(?:(?:${parcelWords}|pin|apn|sbl|folio)[:#.]?\s+)?([^\s,]+)(\s*,\s*|\s+|$)(.*)$`,
  'i',
)
const LEAST_DIGITS = 8
const telephone = /^\d{3}[-.]\d{3}[-.]\d{4}$/
const day = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/
const zipCode = /^\d{5}-\d{4}$/

export function parseParcelWords(words: string): EnteredParcelNumber | undefined {
  const [, number = '', between = '', behind = ''] = labeled.exec(words.trim().slice(0, 200)) ?? []
  const forms = recordsOfParcelForm(number)
  const place = behind.replace(/[\s,]*\b\d{5}(?:-\d{4})?$/, '').replace(/[\s,]+$/, '')
  if (place === '') return forms.length > 0 ? { number, state: '', city: '', records: forms } : undefined
  const { state, city } = parsePlace(place)
  const isPlace = state !== '' && (between.includes(',') || city === '' || findPlacesByName(place).length > 0)
  if (!isPlace || !(forms.length > 0 || isLongNumber(number))) return undefined
  return { number, state, city, records: forms.filter((record) => record.state === state) }
}

function parsePlace(place: string): { state: string; city: string } {
  const [, city = '', name = place] = /^(.*?)(?:\s*,\s*|\s+)([^,\s]{2}|[^,]+)$/.exec(place) ?? []
  const ending = stateByCode(name) ?? stateByName(name)
  const whole = stateByCode(place) ?? stateByName(place)
  if (whole) return { state: whole.code, city: '' }
  return ending ? { state: ending.code, city } : { state: '', city: place }
}

const isLongNumber = (text: string): boolean =>
  /^[\dA-Z*.\-/:_]+$/i.test(text) &&
  text.replace(/\D/g, '').length >= LEAST_DIGITS &&
  ![telephone, day, zipCode].some((other) => other.test(text))
