import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { states } from '@/lib/geography/states'
import { findMeridians, meridianName, meridians, meridiansOf, padMeridianCode } from './meridians'
import { notPlssStates } from './not-plss-states'

describe('findMeridians', () => {
  it.each([
    ['8', ['08']],
    ['08', ['08']],
    ['code 8', ['08']],
    ['Boise', ['08']],
    ['boise meridian', ['08']],
    ['B.M.', ['08']],
    ['6th P.M.', ['06']],
    ['sixth', ['06']],
    ['Sixth Principal Meridian', ['06']],
    ['6', ['06']],
    ['Mt Diablo', ['21']],
    ['Mount Diablo Base & Meridian', ['21']],
    ['MDB&M', ['21']],
    ['M.D.M.', ['21']],
    ['SBB&M', ['27']],
    ['San Bernardino', ['27']],
    ['Gila & Salt River', ['14']],
    ['G&SRM', ['14']],
    ['NMPM', ['23']],
    ['New Mexico P.M.', ['23']],
    ['WM', ['33']],
    ['SLB&M', ['26']],
    ['SLM', ['26']],
    ['HM', ['15']],
    ['4th Principal', ['04', '46']],
    ['Fourth Principal Extended', ['46']],
    ['4', ['04']],
    ['St Stephens', ['25']],
    ['Saint Helena Meridian', ['24']],
    ['the Michigan Meridian', ['19']],
    ['Principal Meridian, Montana', ['20']],
    ['Ohio River Base', ['38']],
    ['Second Scioto River', ['40']],
    ['', []],
    ['Meridian', []],
    ['Frobisher', []],
    ['7th P.M.', []],
    ['B&M', []],
    ['BM', ['08']],
    ['99', []],
    ['35', []],
    ['constructor', []],
    ['x'.repeat(10_000), []],
  ])('returns the codes of the meridians with the name $0', (text, codes) => {
    expect(findMeridians(text)).toEqual(codes)
  })

  it('prefers meridians of the state, and returns all matches if the state uses none of them', () => {
    expect(findMeridians('4th Principal', 'IL')).toEqual(['04'])
    expect(findMeridians('4th Principal', 'wi')).toEqual(['46'])
    expect(findMeridians('UM', 'CO')).toEqual(['31'])
    expect(findMeridians('Boise', 'NE')).toEqual(['08'])
  })
})

describe('meridian tables', () => {
  it('lists each state once, with its meridians or a reason', () => {
    for (const { code } of states) {
      expect(meridiansOf(code).length > 0, code).toBe(notPlssStates[code] === undefined)
    }
    expect(states.filter(({ code }) => meridiansOf(code).length > 0)).toHaveLength(30)
  })

  it("returns a meridian's name by its code with or without a leading zero", () => {
    expect(meridianName('5')).toBe('Fifth Principal')
    expect(meridianName(33)).toBe('Willamette')
    expect(meridianName('35')).toBeUndefined()
    expect(padMeridianCode(' 5')).toBe('05')
  })
})

const sample = join(process.env.UPSTREAM_SAMPLES ?? '', 'federal-land-survey/meridian-reference.json')

describe.skipIf(!process.env.UPSTREAM_SAMPLES || !existsSync(sample))('recorded meridian reference', () => {
  const reference = () => JSON.parse(readFileSync(sample, 'utf8'))

  it('contains the recorded codes', () => {
    const codes = reference().meridians.map((row: { code: string }) => row.code)
    expect(meridians.map(({ code }) => code)).toEqual(codes)
  })

  it('assigns the recorded meridians to each state', () => {
    for (const [state, codes] of Object.entries(reference().statesToMeridianCodes)) {
      expect(meridiansOf(state), state).toEqual(codes)
    }
  })
})
