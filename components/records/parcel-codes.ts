/** What single letters and numbers of the roll stand for, as far as they are in general use. */
interface Decoded {
  code: string
  /** Undefined where the code is not decoded here. */
  meaning: string | undefined
}

const qualifications: Readonly<Record<string, string>> = {
  '01': 'qualified, a sale between independent parties',
}

const conditions: Readonly<Record<string, string>> = {
  V: 'Vacant land when it was sold',
  I: 'Land with a building when it was sold',
}

const publicOwners: Readonly<Record<string, string>> = { C: 'Owned by the county' }

const decode = (table: Readonly<Record<string, string>>, code: string): Decoded => ({
  code,
  meaning: Object.hasOwn(table, code) ? table[code] : undefined,
})

export const decodeQualification = (code: string): Decoded => decode(qualifications, code)
export const decodeCondition = (code: string): Decoded => decode(conditions, code)
export const decodePublicLand = (code: string): Decoded => decode(publicOwners, code)
