import type { APIRequestContext } from '@playwright/test'

/** Every page that links lead to from the home page, each once, without queries. */
export async function findPages(request: APIRequestContext): Promise<string[]> {
  const pages = new Set(['/'])
  // What is added while walking is walked too.
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    for (const link of linksIn(html)) pages.add(link)
  }
  return [...pages]
}

/** Doors for programs, and files. */
const notPages = /^\/(api|export|tiles)\/|\/export$|\.\w+$/

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path]) => path ?? '/')
  return links.filter((path) => !notPages.test(path))
}
