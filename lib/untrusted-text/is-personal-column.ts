/** Words whose names are published: places, and things other than firms. All other names are withheld. */
const places = [
  'street',
  'str',
  'st',
  'road',
  'rd',
  'route',
  'highway',
  'intersection',
  'address',
  'addr',
  'location',
  'city',
  'county',
  'cnty',
  'parish',
  'town',
  'township',
  'village',
  'borough',
  'boro',
  'municipality',
  'municipal',
  'muni',
  'state',
  'country',
  'community',
  'neighborhood',
  'neighbourhood',
  'neighbor',
  'neigh',
  'nbhd',
  'nhood',
  'hood',
  'district',
  'dist',
  'ward',
  'precinct',
  'zone',
  'zoning',
  'region',
  'area',
  'sector',
  'tract',
  'census',
  'nta',
  'cdta',
  'puma',
  'place',
  'plat',
  'subdivision',
  'subdiv',
  'subd',
  'sub',
  'juris',
  'lot',
  'block',
  'parcel',
  'site',
  'phase',
  'park',
  'school',
  'library',
  'building',
  'bldg',
  'structure',
  'complex',
  'condominium',
  'condo',
  'garage',
  'facility',
  'station',
  'line',
  'bridge',
  'lake',
  'river',
  'stream',
  'basin',
  'watershed',
  'landmark',
  'jurisdiction',
  'boundary',
  'corridor',
  'council',
]
const things = [
  'project',
  'proj',
  'development',
  'permit',
  'filing',
  'file',
  'plan',
  'program',
  'inspection',
  'violation',
  'ordinance',
  'code',
  'type',
  'category',
  'class',
  'group',
  'status',
  'use',
  'work',
  'activity',
  'event',
  'service',
  'agency',
  'department',
  'dept',
  'division',
  'bureau',
  'office',
  'board',
  'commission',
  'fee',
  'fund',
  'unit',
  'layer',
  'table',
  'dataset',
  'data',
  'source',
  'field',
  'column',
  'feature',
  'map',
  'item',
  'month',
  'day',
  'species',
  'tree',
  'common',
  'scientific',
]
const named = `(?:${[...places, ...things].join('|')})s?`
const beforeName = new RegExp(`^(?:(?:full|short|long|old|new)?${named})+$`)

/** Matches "name", "nm", "streetname", "lastnm2"; the group is the word in front. */
const nameWord = /^([a-z]*?)(?:names?|nm)\d*$/

/** True for a name of anything but a listed place or thing. */
function hasOtherName(text: string): boolean {
  const words = text.split('_')
  return words.some((each, index) => {
    const joined = nameWord.exec(each)?.[1]
    if (joined === undefined) return false
    const [next = '', after = ''] = words.slice(index + 1).filter((other) => other !== 'the')
    const of = next === 'of' ? after : (words[index - 1] ?? '').replace(/\d+$/, '')
    return !beforeName.test(joined || of)
  })
}

/** Kinds, counts and classes of persons do not identify one. */
const notOfOne = '(?!s?_?(?:type|class|code|categ|count|load|group|fee|service|district|dist(?:_|$)))'

const roles = [
  'cust',
  'user(?:id)?',
  'driver',
  'patient',
  'guardian',
  'witness',
  'suspect',
  'inmate',
  'arrestee',
  'decedent',
  'deceased',
  'heir',
  'trustee',
  'executor',
  'proprietor',
  'operator',
  'president',
  'secretary',
  'treasurer',
  'manager',
  'supervisor',
  'officer',
  'employee(?!s)',
  'student',
  'surveyor',
  'appraiser',
  'realtor',
  'broker',
  'lender',
  'borrower',
  'debtor',
  'creditor',
  'lessor',
  'renter',
  'vendor',
  'payee',
  'payer',
  'payor',
  'designer',
  'reviewer',
  'examiner',
  'technician',
  'roofer',
  'mechanic',
  'appellant',
  'appellee',
  'caller',
  'person',
  'citizen',
]
const doneBy = [
  'created',
  'updated',
  'modified',
  'edited',
  'entered',
  'submitted',
  'assigned',
  'requested',
  'filed',
  'reported',
  'cited',
  'inspected',
  'reviewed',
  'approved',
  'signed',
  'paid',
  'sold',
  'prepared',
  'recorded',
  'received',
  'taken',
  'completed',
  'performed',
  'investigated',
  'verified',
  'certified',
  'issued',
  'called',
  'occupied',
  'installed',
  'designed',
  'developed',
  'built',
]
/** Ages of things. */
const ofThings =
  '(?:building|bldg|structure|roof|effective|actual|house|home|property|permit|case|request|tree)'

/** Whole words, and the joined spellings that begin with them. */
const words = [
  '(?:tel|fax|lic|mobile|dl)(?:no|num(?:ber)?)?(?!_?(?:home|food|unit|vendor))',
  'cell(?:phone)?',
  'licen[sc]e(?:no|num(?:ber)?|type|status|exp\\w*)?',
  'lictype\\d*',
  'own(?:name|addr\\w*|city|state|zip\\w*|\\d+)?',
  'agents?',
  'attn',
  'care_of',
  'rep',
  's_?s_?n|social_security',
  'inspectors?(?:_?(?:id|name|no|badge|phone))?(?!_?(?:comment|note|remark|area|district))',
  '(?:first|last|middle|full|given|maiden)_?(?:name|nm|init(?:ial)?)',
  'name_?(?:first|last|middle|full)',
  'permit_?holder',
  'landlord',
  'dba|doing_business_as',
  'registrant|defendant|plaintiff|attorney',
  'plan_?maker',
  '(?:permit_?)?issued_?to',
  'responsible_?party',
  `(?:${doneBy.join('|')})_?(?:by|user|to)(?!_date)`,
  '(?:last_)?edited_user',
  'last_(?:updated|modified)_by',
  'creator',
  'editor',
  `(?:${roles.join('|')})${notOfOne}`,
  // DOB is also New York's Department of Buildings.
  'd_?o_?b(?!_(?!date|dt|day|month|year|yr))(?:date|dt|yr|year)?',
  `(?<!${ofThings}_)age(?!_(?:of_(?:the_)?${ofThings}|restrict|in_days|days))`,
  'sex|gender|race(?!_?track)|ethnicity|marital(?:_?status)?|nationality|religion',
]
const word = new RegExp(`(?:^|_)(?:${words.join('|')})s?\\d*(?:_|$)`)

/** Matched anywhere in a name: `contractorcompanyname`. */
const stems = [
  'owner(?!_?(?:ship|occ|type|code|class|categ))',
  'applicant|contractor|contact|phone|mail|licensee|permit+ee|permitholder|representative',
  'architect(?!ur)|engineer(?!ing)|builder|listing_?agent|ta?x_?p(?:a?y|ya)[eo]?r',
  'complain[ae]nt|complaintant|petitioner|respondent|claimant|request[eo]r|lessee|grantee|grantor|birth|surname',
  'plumber|electrician|installer|developer|ben[ei]ficiar|mortgag[eo][er]|spouse',
  `(?:tenn?ant(?!_?(?:improve|finish|build|space|work))|occupant|resident(?!i)|customer|client)${notOfOne}`,
  'buyer|seller|purchaser|violat[eo]r|offender|victim',
].join('|')
const stem = new RegExp(stems)

/** A person if a person's attribute follows, or nothing. */
const principal = /principal(?!s?_?(?:use|structure|building|bldg|dwelling|residence|meridian|zoning|street))/

/** `OwnerName`, `OWNER NAME` and `owner_name` become equal. */
const inWords = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '')

/** Includes firms. A doubtful column is withheld with a caveat. */
export function isPersonalColumn(name: string, title = ''): boolean {
  return [inWords(name), inWords(title)].some(
    (text) => word.test(text) || stem.test(text) || principal.test(text) || hasOtherName(text),
  )
}
