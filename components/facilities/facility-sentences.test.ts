import { describe, expect, it } from 'vitest'
import { facilityProgram } from '@/lib/records/facility/programs'
import {
  decodeAction,
  decodeAreas,
  decodeInspection,
  decodeSystem,
  joinPermitStates,
  readPermitStatus,
} from './facility-codes'
import {
  describeClosed,
  describeCount,
  describeCut,
  describeExtracts,
  describeFacility,
  describeNothing,
  describeStatus,
  joinWords,
} from './facility-sentences'
import { definitionsFor } from './facility-terms'

const permit = (statute: string, status: string | null) => ({
  statute,
  programName: statute,
  system: null,
  sourceId: null,
  name: null,
  universe: null,
  status,
  expires: null,
  areas: null,
})

const program = (statute: string, currentStatus: string | null = null) => ({
  statute,
  programName: `The ${statute} program`,
  currentStatus,
})

describe('describeFacility', () => {
  it('names the business and the programs, and says whether each program is active', () => {
    const facility = {
      naics: [{ code: '212321', description: 'Construction Sand and Gravel Mining' }],
      sic: [],
      permits: [
        permit('CAA', 'Permanently Closed'),
        permit('CWA', 'Terminated'),
        permit('CWA', 'Admin Continued'),
        permit('RCRA', 'Active (H )'),
        permit('EP313', null),
      ],
    }
    expect(
      describeFacility(
        facility,
        ['CAA', 'CWA', 'RCRA', 'EP313'].map((each) => program(each)),
      ),
    ).toBe(
      'Construction Sand and Gravel Mining. Regulated for air pollution (not active), discharges to water (active), hazardous waste (active) and releases of toxic chemicals (status not published).',
    )
  })

  it('returns a sentence for a facility without business and programs', () => {
    expect(describeFacility({ naics: [], sic: [], permits: [] }, [])).toBe(
      'Listed, without a program that this report covers.',
    )
    expect(describeFacility({ naics: [], sic: [], permits: [] }, [program('XYZ')])).toBe(
      'Regulated for The XYZ program (status not published).',
    )
  })
})

describe('describeClosed', () => {
  it('explains a violation at a permit that has ended, and returns undefined for a permit in force', () => {
    const ended = { permits: [permit('CAA', 'Permanently Closed'), permit('CWA', 'Effective')] }
    expect(describeClosed(ended, program('CAA'))).toMatch(
      /^Air: the permit is not active, and the agency still/,
    )
    expect(describeClosed(ended, program('CWA'))).toBeUndefined()
    expect(describeClosed({ permits: [permit('CAA', null)] }, program('CAA'))).toBeUndefined()
  })
})

describe('describeStatus', () => {
  it.each([
    ['CWA', 'No Violation Identified', 'No violation is recorded now.'],
    ['CWA', 'Significant/Category I Noncompliance', 'A significant violation is recorded now.'],
    ['CWA', 'Terminated Permit', 'The permit has ended, so the agency gives no status now.'],
    ['CAA', null, 'The agency publishes no status now. That is not the same as clean.'],
    ['CAA', 'Something new', 'Recorded as “Something new”.'],
    ['EP313', null, facilityProgram('EP313').withoutStatus],
    ['EP313', 'Violation Identified', 'A violation is recorded now.'],
  ])('describes the program %s with the status %s', (statute, status, sentence) => {
    expect(describeStatus(program(statute, status))).toBe(sentence)
  })
})

describe('sentences about lists of events', () => {
  const period = { complianceFrom: null, actionsFrom: '2021-11-14', through: null }

  it('an empty list states the first day of the period, and a shortened list states the full length', () => {
    expect(describeNothing('inspection', period, 0)).toBe('No inspection is listed since November 14, 2021.')
    expect(describeNothing('inspection', { ...period, actionsFrom: null }, null)).toBe(
      'No inspection is listed.',
    )
    expect(describeNothing('inspection', period, 3)).toMatch(/2021, although the agency’s own total is 3\.$/)
    expect(describeCut(10, 240)).toBe('The 10 newest of 240; the official report has all.')
    expect(describeCut(10, 240, 30)).toBe(
      'The 10 newest of 240, those first that the agency counts; the official report has all.',
    )
    expect(describeCut(3, 3)).toBeNull()
  })

  it("a count that differs from the agency's own count has an explanation", () => {
    expect(describeCount(11, 11)).toBe('11')
    expect(describeCount(11, null)).toBe('11')
    expect(describeCount(569, 30)).toMatch(/^569; the agency’s own total is 30, because it does not count/)
    expect(describeCount(13, 3, 3)).toBe('13, of which the agency counts 3')
    expect(describeCount(13, 4, 3)).toBe('13, of which the agency counts 3; the agency’s own total is 4')
    expect(describeCount(13, 0, 0)).toBe('13, of which the agency counts none')
    expect(describeCount(3, 3, 3)).toBe('3')
    expect(describeCount(9, 17)).toMatch(/^9; the agency’s own total is 17, because it can count/)
  })

  it('every system has an extract date or the note “not published”', () => {
    const dates = { 'ICIS-Air': '2026-11-13', EIS: null }
    expect(describeExtracts(['ICIS-Air', 'EIS', 'constructor'], dates)).toBe(
      'November 13, 2026 (ICIS-Air), not published (EIS) and not published (constructor)',
    )
    expect(describeExtracts([], dates)).toBe('not published')
  })

  it('joinWords puts "and" before the last word', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })
})

describe('codes', () => {
  it('returns a known code with its meaning, and an unknown code unchanged', () => {
    expect(decodeInspection('FCE On-Site')).toEqual({
      plain: 'Full evaluation on site',
      published: 'FCE On-Site',
    })
    expect(decodeInspection('toString')).toEqual({ plain: 'toString' })
    expect(decodeAction('Administrative Order')).toEqual({ plain: 'Administrative Order' })
    expect(decodeAreas('CAASIP, CAAXYZ')).toEqual(['state plan for clean air', 'CAAXYZ'])
    expect(decodeSystem('constructor')).toBeUndefined()
  })

  it('parses a permit status with or without padding', () => {
    expect(readPermitStatus('Active (H )')).toEqual({ state: 'active', plain: 'Active' })
    expect(readPermitStatus('Inactive ( )').state).toBe('inactive')
    expect(readPermitStatus('OPERATING').state).toBe('active')
    expect(readPermitStatus('Moved to Mars')).toEqual({ state: 'unknown', plain: 'Moved to Mars' })
    expect(readPermitStatus(null).plain).toBe('Not published')
  })

  it('a program is active if any permit is in force, and unknown if no status is recognized', () => {
    expect(joinPermitStates(['Terminated', null, 'Effective'])).toBe('active')
    expect(joinPermitStates(['Terminated', null])).toBe('inactive')
    expect(joinPermitStates([null, 'Moved to Mars'])).toBe('unknown')
  })
})

describe('definitionsFor', () => {
  it('returns only the laws of the requested programs', () => {
    const laws = ['Clean Air Act', 'Clean Water Act', 'Safe Drinking Water Act']
    const terms = definitionsFor(['CAA', 'XYZ']).map(({ term }) => term)
    expect(terms.filter((term) => laws.includes(term))).toEqual(['Clean Air Act'])
    expect(new Set(terms).size).toBe(terms.length)
  })
})
