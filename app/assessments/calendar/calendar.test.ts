import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { isCalendarDay } from '@/lib/calendar-day'
import { checkedGuidance } from '../checked-guidance'
import { filingStages } from '../law/filing-stages'
import { describeRule } from './describe-rule'
import { makeReminder } from './make-reminder'
import { parseTypedDay } from './typed-day'
import { writeIcs } from './write-ics'

const now = new Date('2026-11-24T10:30:00.000Z')
const event = {
  id: 'abc',
  day: '2027-06-15',
  title: 'Last day to appeal: 742 W Inkwell St',
  notes: 'Check it',
}

describe('parseTypedDay', () => {
  it.each([
    ['6/15/2027', '2027-06-15'],
    ['2027-06-15', '2027-06-15'],
    [' June 15, 2027 ', '2027-06-15'],
    ['Jun. 3rd 2027', '2027-06-03'],
    ['15 de Enero de 2027', '2027-01-15'],
    ['septiembre 3, 2027', '2027-09-03'],
    ['June 31, 2027', null],
    ['6/15', null],
    ['next Tuesday', null],
    ['', null],
  ])('parses the typed day %j as %j', (typed, day) => {
    expect(parseTypedDay(typed)).toBe(day)
  })

  it('parses any text as a calendar day or null', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const day = parseTypedDay(typed)
        expect(day === null || isCalendarDay(day)).toBe(true)
      }),
    )
  })
})

describe('describeRule', () => {
  it('returns the rule of a place with its source only if an official page states the rule', () => {
    const rules = sources.map(({ id }) => ({
      rule: describeRule(checkedGuidance(id)),
      deadline: filingStages(checkedGuidance(id)?.stages).board?.deadline,
    }))
    expect(rules.filter(({ rule }) => rule !== undefined).length).toBeGreaterThan(3)
    for (const { rule, deadline } of rules) {
      const isOfficial = deadline?.rule.sure === 'official' && deadline.rule.copyYear === undefined
      expect(rule !== undefined).toBe(isOfficial)
      if (rule === undefined || !deadline) continue
      expect(rule).toContain(deadline.rule.text)
      expect(rule).toContain(`Source: ${deadline.rule.source.name}`)
      expect(rule).toContain('The notice decides.')
    }
    expect(describeRule(undefined)).toBeUndefined()
  })

  it('the reminder of the last day has the typed day and contains the rule', async () => {
    const home = { property: 'key', home: 'a home', rule: 'The rule; 30 days, as we read it' }
    const text = await makeReminder(home, '2027-06-15', now).file.content.text()
    const lines = text.replaceAll('\r\n ', '')
    expect(lines).toContain('\\n\\nThe rule\\; 30 days\\, as we read it')
    expect(lines).toContain('DTSTART;VALUE=DATE:20270615')
    const hearing = await makeReminder(home, '2027-06-15', now, 'hearing').file.content.text()
    expect(hearing).not.toContain('The rule')
  })
})

describe('calendar file', () => {
  it('the calendar file has one all-day event with reminders before the event', () => {
    const lines = writeIcs(event, now).split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261124T103000Z',
        'DTSTART;VALUE=DATE:20270615',
        'DTEND;VALUE=DATE:20270616',
        'SUMMARY:Last day to appeal: 742 W Inkwell St',
        'TRANSP:TRANSPARENT',
        'TRIGGER:-P13DT15H',
        'TRIGGER:-P2DT15H',
      ]),
    )
    expect(lines.join(' '), 'a day without a time zone').not.toMatch(/TZID|VTIMEZONE|DTSTART[^ ]*T\d{6}/)
    expect(writeIcs({ ...event, day: '2026-12-31' }, now)).toContain('DTEND;VALUE=DATE:20270101')
  })

  it('each required property is present once, and every line ends with CRLF', () => {
    const file = writeIcs(event, now)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const names = file.split('\r\n').map((line) => line.split(/[:;]/)[0])
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART'])
      expect(names.filter((each) => each === name)).toEqual([name])
    const uidOf = (text: string) => /\r\nUID:(.*?)\r\nDTSTAMP/s.exec(text.replaceAll('\r\n ', ''))?.[1]
    const long = { ...event, id: `deadline-${'Wy'.repeat(300)}` }
    expect(uidOf(writeIcs(long, now))).toBe(`${long.id}@openplat`)
    expect(uidOf(writeIcs({ ...long, day: '2027-07-01' }, new Date(0))), 'moved, not added').toBe(
      `${long.id}@openplat`,
    )
  })

  it('every line has at most 75 bytes, and the unfolded lines contain the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = writeIcs({ ...event, title, notes: title }, now)
        const lines = file.split('\r\n')
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
        const [, summary = ''] = /\r\nSUMMARY:(.*?)\r\nDESCRIPTION/s.exec(file.replaceAll('\r\n ', '')) ?? []
        const unescaped = summary.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark))
        expect(unescaped).toBe(title.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '))
      }),
    )
  })
})
