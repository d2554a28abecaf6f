/** Fetches one of our own files, such as a typeface. Rejects if the response is incomplete. */
export async function fetchFile(file: URL, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(file, { signal })
  if (!response.ok) throw new Error(`${file.pathname} did not come: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
