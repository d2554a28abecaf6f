import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { makeReminder } from '../calendar/make-reminder'
import { checkedGuidance } from '../checked-guidance'
import { filingStages } from '../law/filing-stages'
import { AfterPanel } from './after-panel'
import { describeHearing } from './describe-hearing'

const draw = (id: string) =>
  renderToStaticMarkup(<AfterPanel property="key" home="a home" guidance={checkedGuidance(id)} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('describeHearing', () => {
  const today = '2026-11-28'
  it.each([
    ['12/1/2026', '3 days to the hearing you typed, December 1, 2026.'],
    ['11/28/2026', 'The hearing you typed is today.'],
    ['11/1/2026', 'The hearing you typed was on November 1, 2026. Wait for the decision letter.'],
  ])('describes the typed day of a hearing relative to today: %s', (typed, text) =>
    expect(describeHearing(typed, today)).toMatchObject({ kind: 'hearing', text }),
  )

  it('rejects a text that is not a day, and a day over a year away', () => {
    expect(describeHearing('soon', today)).toMatchObject({
      kind: 'problem',
      message: expect.stringMatching(/^Type the day/),
    })
    expect(describeHearing('1/1/2029', today)).toMatchObject({
      kind: 'problem',
      message: expect.stringContaining('over a year'),
    })
    expect(describeHearing(' ', today)).toEqual({ kind: 'empty' })
  })

  it('makes a calendar event for the hearing, separate from that for the last day to appeal', async () => {
    const home = { property: 'key', home: '742 W Inkwell St' }
    const hearing = makeReminder(home, '2027-08-20', new Date(0), 'hearing')
    const deadline = makeReminder(home, '2027-08-20', new Date(0))
    expect(hearing.file.name).toBe('hearing-2027-08-20.ics')
    expect(deadline.file.name).toBe('appeal-2027-08-20.ics')
    const text = await hearing.file.content.text()
    expect(text).toContain('UID:hearing-key@openplat')
    expect(text).toContain('SUMMARY:Hearing of the appeal: 742 W Inkwell St')
    expect(await deadline.file.content.text()).toContain('UID:deadline-key@openplat')
  })
})

describe('AfterPanel', () => {
  it.each(sources.map(({ id }) => id))(
    'names the appeal level after the board of %s, or refers to the letter',
    (id) => {
      const { next, board } = filingStages(checkedGuidance(id)?.stages)
      expect(board).toBeDefined()
      expect(draw(id)).toContain(
        next ? `the next step is: ${next.body}.` : 'the letter says where you can appeal next and by when',
      )
    },
  )

  it.each([
    ['florida', 'Circuit court'],
    ['wisconsin', 'Circuit court (certiorari)'],
    ['montana', 'Montana Tax Appeal Board'],
    ['san-francisco-ca', undefined],
  ])('omits reviews before the board, and stages that decide other questions: %s', (place, body) =>
    expect(filingStages(checkedGuidance(`${place}-assessments`)?.stages).next?.body).toBe(body),
  )

  it('refers the owner to the letter if the law of the place is unknown', () =>
    expect(draw('nowhere')).toContain('the letter says where you can appeal next and by when'))
})
