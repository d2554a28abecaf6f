import 'server-only'
import { getApp } from '../site/app'
import type { Peek } from './describe-link'

/** What this server holds already. */
export const peek: Peek = async (connector, method, params) => {
  const { engine } = await getApp()
  const answer = await engine.callNamed(connector, method, params, { internal: true, keptOnly: true })
  return answer.ok ? answer.data : undefined
}
