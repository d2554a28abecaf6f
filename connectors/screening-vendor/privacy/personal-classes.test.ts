import { describe, expect, it } from 'vitest'
import { classOf } from './personal-classes'

describe('classOf', () => {
  it.each([
    ['SSN', 'government identifiers'],
    ['social_security_number', 'government identifiers'],
    ['applicantSsnLast', 'names'],
    ['dateOfBirth', 'birth and demographics'],
    ['birthdate', 'birth and demographics'],
    ['MAILING-ADDRESS', 'contact and address'],
    ['ＥＭＡＩＬ', 'contact and address'],
    ['driverLicenseState', 'licenses and vehicles'],
    ['caseNumber', 'records about a person'],
    ['pdfContent', 'documents'],
    ['reportURL', 'links and secrets'],
    ['nameOnCard', 'payment data'],
    ['internal notes', 'free text'],
    ['HTMLBody', 'documents'],
    [`${'A'.repeat(1_000_000)} email`, 'contact and address'],
  ])('classifies $0 as $1', (key, expected) => {
    expect(classOf(key)).toBe(expected)
  })

  it.each(['package', 'stage', 'recipient', 'trace', 'being', 'monkey', 'keyed', 'count', 'status', ''])(
    'returns no class for the harmless word %j',
    (key) => {
      expect(classOf(key)).toBeUndefined()
    },
  )
})
