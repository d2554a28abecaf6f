import type { Connectors } from '@/connectors'
import type { ParamsOf } from '@/lib/connector/engine/engine'

export interface SourceCall {
  connector: string
  method: string
  params: unknown
}

export const toSourceQuestion = <
  C extends keyof Connectors & string,
  M extends keyof Connectors[C]['methods'] & string,
>(
  connector: C,
  method: M,
  params: ParamsOf<Connectors[C]['methods'][M]>,
): SourceCall => ({ connector, method, params })
