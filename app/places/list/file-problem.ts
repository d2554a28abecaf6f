import 'server-only'
import { cookies } from 'next/headers'
import { isOverHttps, pageCookie } from '@/app/_surfaces/frozen/maker'

const texts = { unknown: 'We could not read this file. Choose it again.' }

const NAME = 'list-problem'
const SECONDS = 60
const LONGEST = 600

/** Carries the sentence about a refused file in a cookie, because a URL would publish the file's name. */
export function fileProblemCookie(
  sentence: string,
  headers: Headers,
  publicUrl?: string,
): Record<string, string> {
  const cookie = pageCookie({
    name: NAME,
    value: sentence.slice(0, LONGEST),
    path: '/places/list',
    isSecure: isOverHttps(headers, publicUrl),
    seconds: SECONDS,
  })
  return { 'set-cookie': cookie }
}

export const readFileProblem = async (): Promise<string> =>
  (await cookies()).get(NAME)?.value ?? texts.unknown
