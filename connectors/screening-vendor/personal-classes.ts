/** What is withheld, by class, and the words that give a field away. Neighbours are written as one: `firstname`. */
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

export type PersonalClass = keyof typeof giveaways | 'other fields'

/** Long and distinctive enough to be found inside a word; `age` would be found in package, `race` in trace. */
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

const byWord = new Map<string, PersonalClass>(
  Object.entries(giveaways).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name as PersonalClass] as const),
  ),
)

/** `SocialSecurity_number` is three words. Looks one letter ahead: a megabyte of capitals must not take for ever. */
export function wordsOf(key: string): string[] {
  return key
    .normalize('NFKC')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** The class a field gives itself away as, by whole words and joined neighbours; undefined for any other. */
export function classOf(key: string): PersonalClass | undefined {
  const words = wordsOf(key)
  const neighbours = words.map((word, index) => `${word}${words[index + 1] ?? ''}`)
  const joined = words.join('')
  const inside = ANYWHERE.filter((piece) => joined.includes(piece))
  const hit = [...neighbours, ...words, joined, ...inside].find((word) => byWord.has(word))
  return hit === undefined ? undefined : byWord.get(hit)
}
