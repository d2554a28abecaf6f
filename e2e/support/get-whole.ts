import { type APIRequestContext, expect } from '@playwright/test'

export async function fetchAllParts(request: APIRequestContext, href: string) {
  const answers: { status: number; html: string }[] = []
  await expect(async () => {
    const answer = await request.get(href)
    const html = await answer.text()
    answers.push({ status: answer.status(), html })
    expect(html, href).not.toContain('http-equiv="refresh"')
  }).toPass()
  return answers.at(-1) ?? { status: 0, html: '' }
}
