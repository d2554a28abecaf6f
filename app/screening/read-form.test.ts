import { describe, expect, it } from 'vitest'
import { startingState } from './desk-state'
import { questions } from './questions'
import { readLookUp, readSignIn, readTyped, turnAfter } from './read-form'

const formOf = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
const fieldsOf = (faults: { field: string }[]) => faults.map(({ field }) => field)

describe('readSignIn', () => {
  it('preserves the secret as typed, including colons and spaces', () => {
    const { credentials, faults } = readSignIn(formOf({ user: ' quill-desk ', secret: ' a:b ' }))
    expect(credentials).toEqual({ user: 'quill-desk', secret: ' a:b ' })
    expect(faults).toEqual([])
  })

  it.each([
    [{}, ['user', 'secret']],
    [{ user: 'a:b', secret: 'c' }, ['user']],
    [{ user: 'a\u0000b', secret: 'c' }, ['user']],
    [{ user: 'a'.repeat(129), secret: 'c' }, ['user']],
    [{ user: 'a', secret: 'c'.repeat(513) }, ['secret']],
  ])('the sign-in form reports the faulty fields of %o', (values: Record<string, string>, expected) => {
    expect(fieldsOf(readSignIn(formOf(values)).faults)).toEqual(expected)
  })

  it('a submitted sign-in is returned without the secret', () => {
    const typed = readTyped(formOf({ user: 'quill-desk', secret: 'nobody-sees-this', partnerOrderId: ' 7 ' }))
    expect(typed).toMatchObject({ user: 'quill-desk', partnerOrderId: '7' })
    expect(JSON.stringify(typed)).not.toContain('nobody')
  })
})

describe('turnAfter', () => {
  it('the number of the next turn is one more than the number that the browser sends', () => {
    expect(turnAfter(startingState)).toBe(1)
    expect(turnAfter({ ...startingState, turn: 7 })).toBe(8)
  })

  it.each([
    [null],
    [undefined],
    [[]],
    ['turn'],
    [{}],
    [{ turn: '1' }],
    [{ turn: -5 }],
    [{ turn: Number.MAX_SAFE_INTEGER + 1 }],
  ])('restarts the count of turns after the forged state %j', (forged) => {
    expect(turnAfter(forged)).toBe(1)
  })
})

describe('lookup form', () => {
  const ids = { partnerEmployerId: 'e', partnerCustomerId: 'c', partnerOrderId: 'o' }

  it.each(Object.entries(questions))(
    'the question %s is sent with exactly the identifiers that it requires',
    (question, { needs }) => {
      const parsed = readLookUp(readTyped(formOf({ ...ids, question })))
      expect(parsed).toEqual({ question, ids: Object.fromEntries(needs.map((name) => [name, ids[name]])) })
    },
  )

  it.each([
    [{ ...ids }, ['question']],
    [{ ...ids, question: 'toString' }, ['question']],
    [{ ...ids, question: 'getServiceInfo' }, ['question']],
    [{ question: 'getRequestor', partnerEmployerId: 'e' }, ['partnerCustomerId']],
    [{ question: 'getReportData' }, ['partnerEmployerId', 'partnerCustomerId', 'partnerOrderId']],
  ])('reports the missing or invalid fields of %o', (values: Record<string, string>, expected) => {
    const parsed = readLookUp(readTyped(formOf(values)))
    expect('faults' in parsed && fieldsOf(parsed.faults)).toEqual(expected)
  })

  it('treats a file in place of a text as empty', () => {
    const form = new FormData()
    form.set('question', new File(['getEmployer'], 'x'))
    expect(readTyped(form).question).toBe('')
  })
})
