const { PORT } = process.env
const answered = await fetch(`http://127.0.0.1:${PORT || 3000}/api/health`).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = answered ? 0 : 1
