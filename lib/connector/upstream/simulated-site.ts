export type Simulator = (request: Request) => Promise<Response>

export interface SimulatedSite {
  host: string
  path: string
  simulate: Simulator
}

export function simulateSites(sites: readonly SimulatedSite[]): Readonly<Record<string, Simulator>> {
  const hosts = new Set(sites.map(({ host }) => host))
  return Object.fromEntries(
    [...hosts].map((host) => [host, siteOf(sites.filter((site) => site.host === host))]),
  )
}

function siteOf(sites: readonly SimulatedSite[]): Simulator {
  const longestFirst = sites.toSorted((a, b) => b.path.length - a.path.length)
  return async (request) => {
    const path = new URL(request.url).pathname.toLowerCase()
    const site = longestFirst.find((each) => path.startsWith(each.path.toLowerCase()))
    return site ? site.simulate(request) : new Response('Not found', { status: 404 })
  }
}

export function webPage(title: string, status: number): Response {
  const page = `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html;charset=UTF-8' } })
}
