'use server'

import { headers } from 'next/headers'
import { inActTime } from '@/app/_lib/read/patience'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany, visitOf } from '@/app/_lib/site/visitor'
import type { Connectors } from '@/connectors'
import { costOfNamed } from '@/lib/connector/catalogue'
import type { ParamsOf, ResultOf } from '@/lib/connector/engine/engine'
import type { Problem } from '@/lib/connector/errors'
import { takesCredentials } from '@/lib/connector/http/credentials'
import type { Result } from '@/lib/connector/result'

/** One action for every method of every connector: for an intent that is not a view. Views read on the server. */
export async function callConnector<
  C extends keyof Connectors & string,
  M extends keyof Connectors[C]['methods'] & string,
>(
  connector: C,
  method: M,
  params: ParamsOf<Connectors[C]['methods'][M]>,
  /** To see what became of the press before; any other press asks the source. */
  isPressedAgain = false,
): Promise<Result<ResultOf<Connectors[C]['methods'][M]>>> {
  // Whoever writes a call by hand may name anything.
  if (![connector, method].every((name) => typeof name === 'string'))
    return refuse('not_found', 'There is no such connector.')
  const visitor = await headers()
  const { engine } = await getApp()
  const tooMany = await refuseTooMany(visitor, costOfNamed(engine.registry, connector, method))
  if (tooMany) return { ok: false, error: tooMany }
  if (!Object.hasOwn(engine.registry, connector)) return refuse('not_found', 'There is no such connector.')
  // The vendor’s methods take credentials and are called from their own page only.
  if (takesCredentials(engine, connector)) return refuse('not_found', 'This connector has its own page.')
  const call = { ...visitOf(visitor), leavesEarly: isPressedAgain === true }
  const answer = engine.callNamed(connector, method, params, call)
  return inActTime(answer, engine.registry[connector].publisher.name) as Promise<
    Result<ResultOf<Connectors[C]['methods'][M]>>
  >
}

const refuse = (code: Problem['code'], message: string) => ({
  ok: false as const,
  error: { code, message, issues: [] },
})
