import type { Page } from '@playwright/test'
import { sampleAccounts } from '@/connectors/screening-vendor/sample-vendor'
import { expectAccessible } from './support/expect-accessible'
import { readable } from './support/readable'
import { expect, test } from './support/test'

const { thimble, quill } = sampleAccounts
const personal = /Quillwright|Personne|000-00-0000|1985|inkwell\.example|Blotter|Nibville|0199|eyJ|\.pdf/i

async function signIn(page: Page, { user, secret } = thimble as { user: string; secret: string }) {
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Secret').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('You are signed in until')).toBeVisible()
}

async function lookUp(page: Page, question: string, ids: Partial<Record<string, string>>) {
  await page.getByRole('radio', { name: question, exact: true }).check()
  for (const name of ['Employer id', 'Customer id', 'Order id']) {
    await page.getByLabel(name).fill(ids[name] ?? '')
  }
  await page.getByRole('button', { name: 'Look up' }).click()
}

const report = 'The report of an order, without personal data'
const order = { 'Employer id': 'thimble-homes', 'Customer id': 'front-desk', 'Order id': 'order-1001' }
const problems = (page: Page) => page.getByRole('alert', { name: /^There (is|are)/ })
const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a user signs in, sees an order without personal data and signs out', async ({ page, context }) => {
  await page.goto('/screening')
  await expect(page.getByText(thimble.secret)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(problems(page)).toBeFocused()
  await expect(problems(page)).toContainText('Type the user name the screening service gave you.')
  await readable(page)
  await signIn(page)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({
    name: '__Host-screening',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/',
  })
  expect(decodeURIComponent(cookie?.value ?? '')).not.toContain(thimble.user)
  await lookUp(page, report, { ...order, 'Order id': '' })
  await expect(problems(page)).toContainText('Type the order id')
  await expect(page.getByLabel('Employer id')).toHaveValue('thimble-homes')
  await expect(page.getByRole('radio', { name: report })).toBeChecked()
  await lookUp(page, report, order)
  await expect(answer(page, report)).toContainText('complete')
  await expect(answer(page, report)).toContainText('Personal data withheld.')
  await expect(answer(page, report).getByRole('row', { name: /SSN trace/ })).toContainText('clear')
  await readable(page)
  expect(await page.content()).not.toMatch(personal)
  expect(page.url()).toMatch(/\/screening$/)
  await lookUp(page, 'What a requestor may order', order)
  await expect(answer(page, 'What a requestor may order')).toContainText('Tenant Background Plus')
  await readable(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect(page.getByText('Tenant Background Plus')).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
  await context.addCookies(cookie ? [cookie] : [])
  await page.goto('/screening')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('an error is reported, and no typed text is lost', async ({ page, context }) => {
  await page.goto('/screening')
  await signIn(page)
  await lookUp(page, report, { ...order, 'Order id': 'order-nowhere' })
  await expect(page.getByText('There is no such record')).toBeVisible()
  await expect(page.getByLabel('Order id')).toHaveValue('order-nowhere')
  await expectAccessible(page)
  await lookUp(page, report, { ...order, 'Order id': '..' })
  await expect(problems(page)).toContainText('Order id must not be “.” or “..”')
  await lookUp(page, report, { ...order, 'Order id': 'order-moved' })
  await expect(page.getByText('The source refused the question')).toBeVisible()
  await lookUp(page, report, { ...order, 'Order id': 'order-pdf' })
  await expect(answer(page, report)).toContainText('1 value: documents.')
  await context.clearCookies()
  await lookUp(page, report, order)
  await expect(page.getByText('Your sign-in has ended')).toBeVisible()
  await signIn(page, { ...thimble, secret: 'a guess' })
  await expect(page.getByLabel('Order id')).toHaveValue('order-1001')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('did not accept this user name and secret')).toBeVisible()
  await expectAccessible(page)
  await signIn(page)
  await expect(page.getByLabel('Order id')).toHaveValue('order-1001')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(answer(page, report)).toContainText('complete')
})

test('the screening page works without scripting', async ({ withoutScripting: page }) => {
  await page.goto('/screening')
  await signIn(page)
  await lookUp(page, report, order)
  await expect(answer(page, report)).toContainText('Personal data withheld.')
  expect(await page.content()).not.toMatch(personal)
  expect(page.url()).toMatch(/\/screening$/)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()
  for (const forged of ['[null]', '[]', '[{"turn":"x","answer":{}}]']) {
    await page.goto('/screening')
    await page
      .locator('input[type=hidden][value^="[{"]')
      .evaluate((bound, text) => bound.setAttribute('value', text), forged)
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      page.getByRole('button', { name: 'Sign in' }).click(),
    ])
    expect(response.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
})

test('a forged cookie grants no access, a valid cookie grants none to the API, and a user sees no employer of another user', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const params = { partnerEmployerId: 'thimble-homes' }
  await page.goto('/screening')
  await signIn(page)
  const [cookie] = await context.cookies()
  const headers = {
    cookie: `${cookie?.name}=${cookie?.value}`,
    accept: 'application/json, text/event-stream',
  }
  const api = await request.post('/api/v1/screening-vendor/getEmployer', { headers, data: params })
  expect([api.status(), api.headers()['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic/)])
  const call = { name: 'screening_vendor_getEmployer', arguments: params }
  const tools = await request.post('/api/mcp', {
    headers,
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
  })
  expect(tools.status(), 'a failed call: 401 would mean another way of signing in').toBe(200)
  expect(await tools.text()).toContain('credentials_required')
  const byAddress = await request.get('/api/v1/screening-vendor/getEmployer', { headers, params })
  expect(byAddress.status()).toBe(405)
  const file = await request.get('/export/screening-vendor/getEmployer.csv', { headers, params })
  expect(file.status()).toBe(422)
  for (const value of ['forged', `${cookie?.value.slice(0, -9)}AAAAAAAAA`]) {
    await context.addCookies([{ ...(cookie ?? { name: '' }), value }])
    await page.goto('/screening')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
  const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await theirs.goto('/screening')
  await signIn(theirs, quill)
  await lookUp(theirs, 'An employer', { 'Employer id': 'thimble-homes' })
  await expect(theirs.getByText('There is no such record')).toBeVisible()
  await lookUp(theirs, 'An employer', { 'Employer id': 'quill-partners' })
  await expect(answer(theirs, 'An employer')).toContainText('Quill & Partners Realty')
  await theirs.context().close()
})
