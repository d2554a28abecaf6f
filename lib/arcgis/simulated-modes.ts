import type { Simulator } from '@/lib/connector/upstream/simulated-site'

/** Removes `exceededTransferLimit`. Koop's GeoJSON and ArcGIS servers before 10.3.1 truncate without it. */
export const withoutTransferFlag =
  (simulate: Simulator): Simulator =>
  async (request) => {
    const response = await simulate(request)
    const isJson = response.headers.get('content-type')?.includes('json')
    return isJson
      ? Response.json(withoutFlag(await response.json()), { headers: response.headers })
      : response
  }

function withoutFlag(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { exceededTransferLimit: _, properties: __, ...rest } = body as Record<string, unknown>
  return rest
}

/** Simulates Koop, which ignores `distance` and states so in its layer descriptions. */
export const withoutDistance =
  (simulate: Simulator): Simulator =>
  async (request) => {
    const url = new URL(request.url)
    const isPage = !url.pathname.endsWith('/query')
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : null
    for (const params of [url.searchParams, form]) {
      params?.delete('distance')
      params?.delete('units')
    }
    const response = await simulate(
      form
        ? new Request(url, { method: 'POST', headers: request.headers, body: form.toString() })
        : new Request(url, request),
    )
    return isPage && response.headers.get('content-type')?.includes('json')
      ? Response.json(withoutCapability(await response.json()), { headers: response.headers })
      : response
  }

function withoutCapability(page: Record<string, unknown>): Record<string, unknown> {
  const { advancedQueryCapabilities: able } = page
  if (typeof able !== 'object') return page
  return { ...page, advancedQueryCapabilities: { ...able, supportsQueryWithDistance: false } }
}
