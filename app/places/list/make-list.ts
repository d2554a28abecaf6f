import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { isOverHttps, isSameSite, makerCookie, seeOther } from '@/app/_surfaces/frozen/maker'
import { MOST_LIST_BYTES, readList } from '@/app/_surfaces/jobs/read-list'
import { ConnectorError } from '@/lib/connector/errors'
import { readBody } from '@/lib/connector/http/call'
import { visitorOf } from '@/lib/connector/http/caller'
import { jobHref } from './url'

/** Long enough to come back to a list that runs overnight; afterwards the maker needs the key. */
const WEEK_SECONDS = 7 * 24 * 60 * 60
const FORM_BYTES = 64 * 1024

const refuse = (why: string, count = 0): Response =>
  seeOther(`/places/list?why=${why}${count > 0 ? `&count=${count}` : ''}`)

/** Stores a list as a draft. The maker must confirm its columns before any request to a source. */
export async function makeList(request: Request): Promise<Response> {
  const { config, jobs, limits } = await getApp()
  if (!isSameSite(request.headers, config.PUBLIC_URL))
    return new Response('Only pages of this site can make a list.\n', { status: 403 })
  const text = await readUpload(request)
  if (text === undefined) return refuse('bytes')
  const reading = readList(text)
  if ('problem' in reading) return refuse(reading.problem, reading.number)
  if ((await limits.take('kept', visitorOf(request.headers))) !== undefined) return refuse('too-many')
  const made = await jobs.draft(reading.list)
  if (!made) return refuse('unavailable')
  const cookie = {
    path: jobHref(made.id),
    key: made.key,
    isSecure: isOverHttps(request.headers, config.PUBLIC_URL),
    seconds: WEEK_SECONDS,
  }
  return seeOther(jobHref(made.id), { 'set-cookie': makerCookie(cookie) })
}

/** Returns the file if there is one, else the pasted text, or undefined for more than the limit. */
async function readUpload(request: Request): Promise<string | undefined> {
  try {
    const body = await readBody(request, MOST_LIST_BYTES + FORM_BYTES)
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const form = await new Response(body, { headers }).formData().catch(() => new FormData())
    const [file, list] = [form.get('file'), form.get('list')]
    if (file instanceof File && file.size > 0) return file.text()
    return typeof list === 'string' ? list : ''
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}
