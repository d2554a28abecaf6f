import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Logs and metrics contain the route instead of the URL, because a URL contains a visitor's input. */
type RouteOfPath = (path: string) => string

const routes = z.array(z.object({ page: z.string(), regex: z.string() }))
const manifest = z.object({ staticRoutes: routes, dynamicRoutes: routes })

/** Static routes are checked first, as in Next. */
export async function readRoutePatterns(file: string): Promise<RouteOfPath> {
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(await readFile(file, 'utf8')))
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next'
    if (path.startsWith('/basemap/')) return '/basemap'
    return routes.find(({ regex }) => regex.test(path))?.page ?? 'no such route'
  }
}
