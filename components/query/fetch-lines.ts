import type { Problem } from '@/lib/connector/errors'
import { toProblem, unreachable } from './fetch-json'

export async function fetchLines<T>(
  path: string,
  signal: AbortSignal,
  tell: (line: T) => void,
): Promise<Problem | undefined> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) return toProblem(await response.json(), response.headers)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) tell(JSON.parse(line))
    }
    return undefined
  } catch (error) {
    if (signal.aborted) throw error
    return unreachable
  }
}
