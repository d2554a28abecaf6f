import { scriptHeaders } from '@/app/_lib/read/script-route'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'

const MOST = 5
const LONGEST = 200
const headers = scriptHeaders('private, max-age=3600')

export const GET = forAnyPage(async (request: Request) => {
  const address = (new URL(request.url).searchParams.get('q') ?? '').trim()
  if (address === '' || address.length > LONGEST)
    return problemResponse(invalidParams([{ path: 'q', message: WHOLE }]))
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  // The geocoder matches no incomplete address, so it is not called.
  if (!isWhole(address)) return Response.json({ data: { matches: [], note: WHOLE } }, headers)
  const { engine } = await getApp()
  const call = { internal: true, ...callerOf(request) }
  const answer = await engine.call('geocoder', 'findAddress', { address }, call)
  if (!answer.ok) return problemResponse(answer.error)
  const { matches, note } = answer.data
  const data = { matches: matches.slice(0, MOST), truncated: matches.length > MOST, note }
  return Response.json({ data, meta: answer.meta }, headers)
})

export const OPTIONS = () => answerPreflight('GET, HEAD')

function isWhole(text: string): boolean {
  const address = parseAddressQuestion(text)
  return address !== null && (address.city !== '' || address.state !== '' || address.postalCode !== '')
}

const WHOLE = 'Give a whole address of at most 200 characters: q=house number, street, and city or ZIP code.'
