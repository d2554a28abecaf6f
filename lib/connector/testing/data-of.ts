export async function dataOf<T>(
  result: Promise<{ ok: true; data: T } | { ok: false; error: { code: string; message: string } }>,
): Promise<T> {
  const answer = await result
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}
