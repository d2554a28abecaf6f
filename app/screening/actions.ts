'use server'

import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany, visitOf } from '@/app/_lib/site/visitor'
import type { Problem } from '@/lib/connector/errors'
import { visitorOf } from '@/lib/connector/http/caller'
import { logSignIn, type SignInLogOutcome } from '@/lib/server/log'
import { type ScreeningFormEntries, type ScreeningFormState, startingState } from './desk-state'
import { idLabels, isIdName, type ScreeningResult } from './questions'
import { readLookUp, readSignIn, readTyped, turnAfter } from './read-form'
import { endSession, readSession, startSession } from './session'

/** The submitted values must not appear in a URL, a log or a cache. */
export async function pressDesk(previous: unknown, form: unknown): Promise<ScreeningFormState> {
  if (!(form instanceof FormData)) return startingState
  const base = { turn: turnAfter(previous), typed: readTyped(form), faults: [] }
  const visitor = await headers()
  const problem = await refuseTooMany(visitor)
  if (problem) return { ...base, problem }
  switch (form.get('do')) {
    case 'sign-in':
      return { ...base, ...(await signIn(form)) }
    case 'sign-out':
      await endSession()
      await report('ended')
      return { ...base, typed: {}, signedOut: 'asked' }
    default:
      return { ...base, ...(await lookUp(base.typed)) }
  }
}

async function signIn(form: FormData): Promise<Partial<ScreeningFormState>> {
  const { credentials, faults } = readSignIn(form)
  if (faults.length > 0) return { faults }
  if (!(await startSession(credentials))) return { problem: notKept }
  await report('begun')
  return {}
}

async function report(outcome: SignInLogOutcome): Promise<void> {
  const { log } = await getApp()
  logSignIn(log, outcome, visitorOf(await headers()))
}

async function lookUp(typed: ScreeningFormEntries): Promise<Partial<ScreeningFormState>> {
  const session = await readSession()
  if (!session) {
    await endSession()
    await report('over')
    return { signedOut: 'over' }
  }
  const parsed = readLookUp(typed)
  if ('faults' in parsed) return { faults: parsed.faults }
  const { engine } = await getApp()
  const { user, secret } = session
  const result = await engine.callNamed('screening-vendor', parsed.question, parsed.ids, {
    credentials: { user, secret },
    ...visitOf(await headers()),
  })
  if (result.ok) {
    const { sample, retrievedAt } = result.meta
    // The cast is necessary, because `callNamed` returns data of an unknown type.
    const answer = { question: parsed.question, data: result.data } as ScreeningResult
    return { answer: { ...answer, sample, retrievedAt } }
  }
  if (result.error.code === 'credentials_rejected') {
    await endSession()
    return { signedOut: 'refused' }
  }
  return toFaults(result.error)
}

function toFaults(problem: Problem): Partial<ScreeningFormState> {
  const faults = problem.issues.map(({ path, message }) => ({
    field: path,
    message: `${isIdName(path) ? idLabels[path] : 'This'} ${message}`,
  }))
  return problem.code === 'invalid_params' && faults.length > 0 ? { faults } : { problem }
}

const notKept: Problem = {
  code: 'internal',
  message:
    'This server could not make the key that seals a sign-in. Its operator can set DATA_DIR to a folder it may write to, or set OPENPLAT_SECRET.',
  issues: [],
}
