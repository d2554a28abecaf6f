'use server'

import { headers } from 'next/headers'
import { inActTime } from '@/app/_lib/read/page-deadline'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany, visitOf } from '@/app/_lib/site/visitor'
import type { Connectors } from '@/connectors'
import { costOfMethod } from '@/lib/connector/catalogue'
import type { ParamsOf, ResultOf } from '@/lib/connector/engine/engine'
import type { Problem } from '@/lib/connector/errors'
import { takesCredentials } from '@/lib/connector/http/credentials'
import type { Result } from '@/lib/connector/result'
import { translate } from '@/lib/language/translate'

export async function callConnector<
  C extends keyof Connectors & string,
  M extends keyof Connectors[C]['methods'] & string,
>(
  connector: C,
  method: M,
  params: ParamsOf<Connectors[C]['methods'][M]>,
  /** If true, a recent failure of the same call is returned instead of calling the source again. */
  isPressedAgain = false,
): Promise<Result<ResultOf<Connectors[C]['methods'][M]>>> {
  // The types are checked at run time, because a visitor can send any value.
  if (![connector, method].every((name) => typeof name === 'string'))
    return refuse('not_found', 'There is no such connector.')
  const visitor = await headers()
  const { engine } = await getApp()
  const tooMany = await refuseTooMany(visitor, costOfMethod(engine.registry, connector, method))
  if (tooMany) return inLanguage({ ok: false, error: tooMany })
  if (!Object.hasOwn(engine.registry, connector)) return refuse('not_found', 'There is no such connector.')
  // A connector with credentials may be called only by its own page.
  if (takesCredentials(engine, connector)) return refuse('not_found', 'This connector has its own page.')
  const call = { ...visitOf(visitor), leavesEarly: isPressedAgain === true }
  const answer = engine.callNamed(connector, method, params, call)
  const result = await inActTime(answer, engine.registry[connector].publisher.name)
  return inLanguage(result) as Result<ResultOf<Connectors[C]['methods'][M]>>
}

/** The browser has no Spanish sentences of connectors, so a failure is translated here. */
function inLanguage<T>(result: Result<T>): Result<T> {
  if (result.ok) return result
  const { error } = result
  const issues = error.issues.map((issue) => ({ ...issue, message: translate(issue.message) }))
  return { ok: false, error: { ...error, message: translate(error.message), issues } }
}

const refuse = (code: Problem['code'], message: string) => ({
  ok: false as const,
  error: { code, message, issues: [] },
})
