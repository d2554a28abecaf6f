import type { APIRequestContext } from '@playwright/test'

export interface FetchedPage {
  status: number
  headers: Record<string, string>
  html: string
}

export async function walkPages(request: APIRequestContext): Promise<Map<string, FetchedPage>> {
  const pages = new Set(['/'])
  const walked = new Map<string, FetchedPage>()
  for (const path of pages) {
    const answer = await request.get(path)
    const html = await answer.text()
    walked.set(path, { status: answer.status(), headers: answer.headers(), html })
    for (const link of linksIn(html)) pages.add(link)
  }
  return walked
}

const notPages = /^\/(api|export|tiles)\/|\/export$|\.\w+$/

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path]) => path ?? '/')
  return links.filter((path) => !notPages.test(path))
}
