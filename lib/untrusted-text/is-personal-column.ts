/** Whole words, and the joined spellings that begin with them. */
const words = [
  '(?:tel|fax|lic)(?:no|num(?:ber)?)?',
  'cell(?:phone)?',
  'licen[sc]e(?:no|num(?:ber)?|type|status|exp\\w*)?',
  'lictype\\d*',
  'licensed_name',
  'own(?:name|addr\\w*|city|state|zip\\w*|\\d+)?',
  'agents?',
  'attn',
  'care_of',
  'rep',
  'ssn',
  'inspectors?(?:_?(?:id|name|no|badge|phone))?(?!_?(?:comment|note|remark|area|district))',
  '(?:first|last|middle|full|sur|maiden|person|resident|tenant|occupant|landlord|employee|officer|holder)_?name',
  '(?:business|company|firm|legal|trade|dba|doing_business_as)_?name',
  '[fl]name',
  'permit_?holder',
  'landlord',
  'dba|doing_business_as',
  'registrant|respondent|defendant|plaintiff|attorney',
  'plan_?maker',
  '(?:permit_?)?issued_?to',
  'responsible_?party',
  '(?:created|updated|modified|edited|entered|submitted|assigned|requested|filed)_(?:by|user|to)',
  '(?:last_)?edited_user',
  'last_(?:updated|modified)_by',
  'creator',
  'editor',
]
const word = new RegExp(`(?:^|_)(?:${words.join('|')})(?:_|$)`)

/** Wherever they stand in a name: `contractorcompanyname`. */
const stems =
  /owner(?!_?(?:ship|occ|type|code|class|categ))|applicant|contractor|contact|phone|mail|licensee|permittee|permitholder|representative|architect(?!ur)|engineer(?!ing)|builder|listing_?agent|taxpayer|complainant|petitioner|request[eo]r|lessee|grantee|grantor|birth/
/** A person where it is followed by what persons have, or by nothing. */
const principal = /principal(?!s?_?(?:use|structure|building|bldg|dwelling|residence|meridian|zoning|street))/

/** A name or title in words: `OwnerName`, `OWNER NAME` and `owner_name` are one. */
const inWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '')

/** Columns about persons and firms. In doubt a column is withheld, and the answer says that it was. */
export function isPersonalColumn(name: string, title = ''): boolean {
  return [inWords(name), inWords(title)].some(
    (text) => word.test(text) || stems.test(text) || principal.test(text),
  )
}
