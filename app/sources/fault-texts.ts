export const faultTexts = {
  title: 'Let a host fail',
  lead: 'With sample data each host is simulated and can be made to fail, to see how the pages tell it. It stays so for everyone on this server until it answers as usual again.',
}
