export function nearestTo<T>(
  typed: string,
  candidates: readonly T[],
  namesOf: (candidate: T) => readonly string[],
): T[] {
  const typedPieces = piecesOf(typed)
  const likeness = (name: string) => {
    const pieces = piecesOf(name)
    const shared = [...pieces].filter((piece) => typedPieces.has(piece)).length
    return (2 * shared) / (pieces.size + typedPieces.size)
  }
  return candidates
    .map((candidate) => ({ candidate, likeness: Math.max(...namesOf(candidate).map(likeness)) }))
    .filter((each) => each.likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

const LEAST_LIKENESS = 0.3

function piecesOf(name: string): Set<string> {
  const padded = `  ${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))
}
