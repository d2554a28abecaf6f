import { describe, expect, it } from 'vitest'
import type { CheckedStatement } from './checked-guidance'
import { describeStudies, groupByVoice } from './statement-list'

const say = (text: string, name: string, sure: CheckedStatement['sure'] = 'official'): CheckedStatement => ({
  text,
  source: { name },
  sure,
})

describe('statements with their sources', () => {
  it('groupByVoice groups consecutive statements with the same source and certainty', () => {
    const items = [
      say('a', 'Board'),
      say('b', 'Board'),
      say('c', 'Board', 'seen'),
      say('d', 'Town'),
      say('e', 'Board'),
    ]
    const groups = groupByVoice(items)
    expect(groups.map((group) => group.map(({ text }) => text).join(''))).toEqual(['ab', 'c', 'd', 'e'])
    expect(groups.flat()).toEqual(items)
  })
})

describe('describeStudies', () => {
  it.each([
    [
      'Public research notes that cite county pages and rules',
      'seen',
      'Reported by two or more public studies.',
    ],
    ['Public research notes that cite the Texas Tax Code', 'single', 'Reported by one public study.'],
    ['Cook County Assessor, documentation of its open data', 'official', undefined],
  ] as const)(
    'describes public studies by their number, and returns undefined for another source: %s',
    (name, sure, words) => {
      expect(describeStudies(say('a', name, sure))).toBe(words)
    },
  )
})
