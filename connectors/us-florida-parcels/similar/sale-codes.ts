/** Before 2013 the same codes had other meanings. */
const FIRST_YEAR = 2013

/** Codes as of 2026. The county assigns the code of each sale. */
const meanings: Readonly<Record<string, string>> = {
  '01': 'the deed speaks for a sale between independent parties',
  '02': 'documents show a sale between independent parties',
  '03': 'the property changed between the sale and January 1',
  '04': 'its legal characteristics changed after the sale',
  '05': 'several parcels on one deed, each with the full price',
  '06': 'one parcel across a county line',
  '11': 'corrective, quitclaim or tax deed, or one at a minimum price',
  '12': 'financial institution, or deed in lieu of foreclosure',
  '13': 'cemetery',
  '14': 'life estate, or the seller kept the use',
  '16': 'less than the whole interest',
  '17': 'religious, charitable or benevolent organization',
  '18': 'government, court, or certificate of title after foreclosure',
  '19': 'executor, guardian, receiver or trustee in bankruptcy',
  '20': 'utility',
  '21': 'contract or agreement for deed',
  '30': 'relatives, affiliates, or landlord and tenant',
  '31': 'trade of land',
  '32': 'unusual time between contract and sale',
  '33': 'unfinished common property',
  '34': 'pay-off of an earlier contract',
  '35': 'unusual personal property in the price',
  '36': 'unusual costs of the sale',
  '37': 'unusual exposure, motivation or knowledge',
  '38': 'forced sale, or one to prevent foreclosure',
  '39': 'the price differs from the tax stamps of the deed',
  '40': 'financing or lease outside of the market',
  '41': 'other, with the approval of the Department of Revenue',
  '42': 'fraud',
  '43': 'a share of the price of several properties',
  '98': 'pending: defective instrument',
  '99': 'pending: not decided within 90 days',
}

export const meaningOf = (code: string | null, year: number | null): string | null =>
  code !== null && year !== null && year >= FIRST_YEAR && Object.hasOwn(meanings, code)
    ? (meanings[code] ?? null)
    : null
