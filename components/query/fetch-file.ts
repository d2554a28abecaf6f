export async function fetchFile(file: URL, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(file, { signal })
  if (!response.ok) throw new Error(`${file.pathname} did not come: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
