const giveaways = {
  names:
    'firstname lastname middlename maiden fullname alias aka suffix salutation candidate applicant consumer subject',
  'government identifiers': 'ssn socialsecurity itin ein taxid passport visa alien nationalid',
  'birth and demographics': 'dob birth age gender sex race ethnic ethnicity height weight eye hair photo',
  'contact and address':
    'email phone mobile fax address street city zip postal county latitude longitude ip contact contacts',
  'licenses and vehicles': 'driver drivers license licence vin plate',
  'records about a person':
    'case docket court charge offense offence conviction arrest warrant sentence disposition plea judge jail probation offender watchlist eviction bankruptcy judgment lien tradeline score account drug medical health education school history salary reference',
  documents:
    'document documents pdf file files attachment attachments blob base64 content html image signature consent disclosure authorization',
  'links and secrets':
    'url uri link links href redirect portal token key secret password session signed webhook callback invitation',
  'payment data': 'card cvv last4 bank routing iban payment',
  'free text':
    'note notes comment comments narrative remark remarks message summary explanation reason description',
} as const

export type PersonalDataClass = keyof typeof giveaways | 'other fields'

/** Terms that are safe to match inside a word. Shorter terms are not: `age` would match "package". */
const ANYWHERE = [
  'ssn',
  'socialsecurity',
  'firstname',
  'lastname',
  'birth',
  'passport',
  'email',
  'password',
  'token',
]

const byWord = new Map<string, PersonalDataClass>(
  Object.entries(giveaways).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name as PersonalDataClass] as const),
  ),
)

/** The lookahead has a fixed length, so that a megabyte of capitals takes linear time. */
export function wordsOf(key: string): string[] {
  return key
    .normalize('NFKC')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

export function classOf(key: string): PersonalDataClass | undefined {
  const words = wordsOf(key)
  const neighbors = words.map((word, index) => `${word}${words[index + 1] ?? ''}`)
  const joined = words.join('')
  const inside = ANYWHERE.filter((piece) => joined.includes(piece))
  const hit = [...neighbors, ...words, joined, ...inside].find((word) => byWord.has(word))
  return hit === undefined ? undefined : byWord.get(hit)
}

const patterns: readonly RegExp[] = [
  /\d{3}[-. ]?\d{2}[-. ]?\d{4}/,
  /@|%40|&#64;/i,
  /\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/,
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/,
  /eyJ[\w-]{8,}/,
  /\b(https?|ftp|data|file|mailto|tel):/i,
  /www\.|:\/\//i,
  /-----BEGIN/,
  /[?&](sig|token|signature|key)=/i,
  /<[a-z!/][^>]*>/i,
  /[A-Za-z0-9+/]{60,}/,
  /\d{1,6}\s+\S+.*\b(st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|apt|unit|suite|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|trail|row|alley)\b/i,
]

const MOST_LETTERS = 200

export function isPersonal(text: string): boolean {
  return text.length > MOST_LETTERS || patterns.some((pattern) => pattern.test(text)) || isCardNumber(text)
}

function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '').match(/\d{13,19}/)?.[0] ?? ''
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
