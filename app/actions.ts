'use server'

import { headers } from 'next/headers'
import { inActTime } from '@/app/_lib/read/patience'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany, visitOf } from '@/app/_lib/site/visitor'
import { type Connectors, connectors } from '@/connectors'
import { costOfNamed } from '@/lib/connector/catalogue'
import type { ParamsOf, ResultOf } from '@/lib/connector/engine/engine'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'

/** The screening vendor's methods take credentials and are called from their own page only. */
const ownPageOnly: readonly string[] = ['screening-vendor']

/** One action for every method of every connector: for an intent that is not a view. Views read on the server. */
export async function callConnector<
  C extends keyof Connectors & string,
  M extends keyof Connectors[C]['methods'] & string,
>(
  connector: C,
  method: M,
  params: ParamsOf<Connectors[C]['methods'][M]>,
): Promise<Result<ResultOf<Connectors[C]['methods'][M]>>> {
  const visitor = await headers()
  const { engine } = await getApp()
  const tooMany = await refuseTooMany(visitor, costOfNamed(connectors, connector, method))
  if (tooMany) return { ok: false, error: tooMany }
  if (ownPageOnly.includes(connector)) return refuse('not_found', 'This connector has its own page.')
  // What is composed of several sources costs more, and has doors of its own.
  if (!Object.hasOwn(connectors, connector)) return refuse('not_found', 'There is no such connector.')
  const answer = engine.callNamed(connector, method, params, visitOf(visitor))
  const { name } = connectors[connector].publisher
  return inActTime(answer, name) as Promise<Result<ResultOf<Connectors[C]['methods'][M]>>>
}

const refuse = (code: Problem['code'], message: string) => ({
  ok: false as const,
  error: { code, message, issues: [] },
})
