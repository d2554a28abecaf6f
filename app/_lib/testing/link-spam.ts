export const linkSpam = [
  'Tax refund waiting: call 1-800-555-0199',
  '1 Call 1-800-555-0199 now St',
  '800 Tax refund waiting for all owners in this county St, Orlando, FL',
  'Office closed, pay at evil.example',
  'Grandmother’s house',
  'You owe $900',
  '1-800-555-0199',
  '12 Main St, call the number on this page for your refund today, FL',
]
