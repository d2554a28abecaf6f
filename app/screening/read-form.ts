import { z } from 'zod'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { ScreeningFormEntries } from './desk-state'
import { type IdentifierField, isQuestion, questions, type ScreeningMethodName } from './questions'

const texts = {
  user: 'Type the user name the screening service gave you.',
  colon: 'A user name has no colon and no control characters. Check it with the screening service.',
  secret: 'Type the secret that goes with it.',
  long: 'This is longer than any the screening service gives: 128 characters for the name, 512 for the secret.',
  question: 'Choose what to look up.',
}

const missing: Readonly<Record<IdentifierField, string>> = {
  partnerEmployerId: 'Type the employer id.',
  partnerCustomerId: 'Type the customer id: this question is about a requestor.',
  partnerOrderId: 'Type the order id: this question is about an order.',
}

const idNames = ['partnerEmployerId', 'partnerCustomerId', 'partnerOrderId'] as const

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 2_000) : ''
}

const pressed = z.object({ turn: z.int().min(0) })

/** Accepts any value, because the browser sends the previous state, which may be forged. */
export function turnAfter(previous: unknown): number {
  const { data } = pressed.safeParse(previous)
  return data ? data.turn + 1 : 1
}

export function readTyped(form: FormData): ScreeningFormEntries {
  const names = [...idNames, 'question', 'user'] as const
  return Object.fromEntries(names.map((name) => [name, textOf(form, name).trim()]))
}

interface SignIn {
  credentials: { user: string; secret: string }
  faults: FieldProblem[]
}

/** The secret is not trimmed, because it may contain spaces. */
export function readSignIn(form: FormData): SignIn {
  const user = textOf(form, 'user').trim()
  const secret = textOf(form, 'secret')
  const faults = [
    ...(user === '' ? [{ field: 'user', message: texts.user }] : []),
    ...(/[:\p{Cc}\p{Cs}]/u.test(user) ? [{ field: 'user', message: texts.colon }] : []),
    ...(secret === '' ? [{ field: 'secret', message: texts.secret }] : []),
    ...(user.length > 128 ? [{ field: 'user', message: texts.long }] : []),
    ...(secret.length > 512 ? [{ field: 'secret', message: texts.long }] : []),
  ]
  return { credentials: { user, secret }, faults }
}

type LookUp =
  | { question: ScreeningMethodName; ids: Partial<Record<IdentifierField, string>> }
  | { faults: FieldProblem[] }

export function readLookUp(typed: ScreeningFormEntries): LookUp {
  const question = typed.question ?? ''
  if (!isQuestion(question)) return { faults: [{ field: 'question', message: texts.question }] }
  const { needs } = questions[question]
  const faults = needs.flatMap((name) => (typed[name] ? [] : [{ field: name, message: missing[name] }]))
  if (faults.length > 0) return { faults }
  return { question, ids: Object.fromEntries(needs.map((name) => [name, typed[name] ?? ''])) }
}
