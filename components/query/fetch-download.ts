import type { Problem } from '@/lib/connector/errors'
import { toProblem, unreachable } from './fetch-json'

export type DownloadResult = { ok: true; name: string; content: Blob } | { ok: false; problem: Problem }

export async function fetchDownload(
  path: string,
  form: URLSearchParams,
  signal: AbortSignal,
): Promise<DownloadResult> {
  try {
    const response = await fetch(path, { method: 'POST', body: form, signal })
    const { headers } = response
    if (!response.ok) return { ok: false, problem: toProblem(await response.json(), headers) }
    const [, name = 'export'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
    return { ok: true, name, content: await response.blob() }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, problem: unreachable }
  }
}
