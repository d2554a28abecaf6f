const meanings: Readonly<Record<string, string>> = {
  '01': 'qualified, a sale between independent parties',
}

export const meaningOfQualification = (code: string): string | undefined =>
  Object.hasOwn(meanings, code) ? meanings[code] : undefined
