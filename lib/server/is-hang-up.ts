export const isHangUp = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')) ||
    (error.name === 'Error' && error.message === 'aborted'))
