/**
 * What Storybook is started with: its command, `dev` unless another is named first, then our options, then those given.
 * @param {readonly string[]} given
 */
export function storybookArguments(given) {
  const [first, ...others] = given
  const named = first !== undefined && !first.startsWith('-')
  const command = named ? first : 'dev'
  const rest = named ? others : given
  if (command !== 'dev') return [command, '--disable-telemetry', ...rest]
  const hasPort = rest.some((option) => /^(-p|--port)/.test(option))
  return [
    command,
    '--disable-telemetry',
    ...(hasPort ? [] : ['--port', '6006']),
    '--ci',
    '--no-version-updates',
    ...rest,
  ]
}
