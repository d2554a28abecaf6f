import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { isOverHttps, isSameSite, makerCookie, seeOther } from '@/app/_surfaces/frozen/maker'
import { MOST_LIST_BYTES, readList } from '@/app/_surfaces/jobs/read-list'
import { type PlaceListUploadResult, readUpload } from '@/app/_surfaces/jobs/read-upload'
import { ConnectorError } from '@/lib/connector/errors'
import { readBodyBytes } from '@/lib/connector/http/call'
import { visitorOf } from '@/lib/connector/http/caller'
import { fileProblemCookie } from './file-problem'
import { jobHref } from './url'

/**
 * Lifetime of the maker's cookie, because a list can run overnight. Afterward the maker must enter the key.
 */
const WEEK_SECONDS = 7 * 24 * 60 * 60
const FORM_BYTES = 64 * 1024

const refuse = (why: string, count = 0, headers: Record<string, string> = {}): Response =>
  seeOther(`/places/list?why=${why}${count > 0 ? `&count=${count}` : ''}`, headers)

/** Makes a draft, because the maker must confirm the columns before any request to a source. */
export async function makeList(request: Request): Promise<Response> {
  const { config, jobs, limits } = await getApp()
  if (!isSameSite(request.headers, config.PUBLIC_URL))
    return new Response('Only pages of this site can make a list.\n', { status: 403 })
  const reading = await readForm(request)
  if ('refused' in reading)
    return refuse('file', 0, fileProblemCookie(reading.refused, request.headers, config.PUBLIC_URL))
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

async function readForm(request: Request): Promise<PlaceListUploadResult> {
  try {
    const body = await readBodyBytes(request, MOST_LIST_BYTES + FORM_BYTES)
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const form = await new Response(body, { headers }).formData().catch(() => new FormData())
    const [file, list] = [form.get('file'), form.get('list')]
    if (file instanceof File && file.size > 0)
      return await readUpload(file.name, new Uint8Array(await file.arrayBuffer()))
    return readList(typeof list === 'string' ? list : '')
  } catch (error) {
    if (error instanceof ConnectorError) return { problem: 'bytes' }
    throw error
  }
}
