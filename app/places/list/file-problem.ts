import 'server-only'
import { cookies } from 'next/headers'
import { isOverHttps } from '@/app/_surfaces/frozen/maker'

const texts = { unknown: 'We could not read this file. Choose it again.' }

const NAME = 'list-problem'
const SECONDS = 60
const LONGEST = 600

/** Carries the sentence about a refused file to the form, because a URL would publish the file's name. */
export function fileProblemCookie(
  sentence: string,
  headers: Headers,
  publicUrl?: string,
): Record<string, string> {
  const parts = [
    `${NAME}=${encodeURIComponent(sentence.slice(0, LONGEST))}`,
    'Path=/places/list',
    `Max-Age=${SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isOverHttps(headers, publicUrl) ? ['Secure'] : []),
  ]
  return { 'set-cookie': parts.join('; ') }
}

export const readFileProblem = async (): Promise<string> =>
  (await cookies()).get(NAME)?.value ?? texts.unknown
