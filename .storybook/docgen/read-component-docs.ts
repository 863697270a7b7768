import ts from 'typescript'
import type { ComponentDocs, PropDocs } from './component-docs.ts'

/**
 * Reads what components and their props are out of their sources, with the compiler's own idea of the types. Beside what
 * a component declares by itself there are `className` and `ref` where it takes them, and what a field takes over from its
 * input; the other attributes of its element are everybody's knowledge.
 */
export function createDocsReader(projectRoot: string) {
  const configFile = `${projectRoot}/tsconfig.json`
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)) as { readonly config: unknown }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot)
  const program = ts.createProgram(fileNames.filter(isComponentFile), options)
  const checker = program.getTypeChecker()

  /** By the name that each component is exported under. */
  return function readDocs(fileName: string): Readonly<Record<string, ComponentDocs>> {
    const source = program.getSourceFile(fileName)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) return {}
    const components = checker.getExportsOfModule(module).flatMap((symbol) => {
      const props = symbol.declarations?.[0]?.getSourceFile() === source ? propsOf(symbol, checker) : undefined
      return props ? [[symbol.name, docsOf(symbol, props, checker)] as const] : []
    })
    return Object.fromEntries(components)
  }
}

export function isComponentFile(fileName: string): boolean {
  return /\/packages\/[^/]+\/src\/.*(?<!\.(?:test|stories|specimen))\.tsx$/.test(fileName)
}

function propsOf(component: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const declaration = component.valueDeclaration
  if (!/^\p{Lu}/u.test(component.name) || !declaration) return undefined
  const [signature] = checker.getTypeOfSymbolAtLocation(component, declaration).getCallSignatures()
  if (!signature || signature.parameters.length > 1) return undefined
  const answer = checker.typeToString(signature.getReturnType())
  const [props] = signature.parameters
  return props && /Element|ReactNode|null/.test(answer)
    ? checker.getTypeOfSymbolAtLocation(props, declaration)
    : undefined
}

function docsOf(component: ts.Symbol, props: ts.Type, checker: ts.TypeChecker): ComponentDocs {
  const all = propertiesOf(props, checker)
  const isField = all.some(({ name }) => name === 'error') && all.some(({ name }) => name === 'label')
  const ofProps = all
    .filter(({ name, declarations }) => name in (isField ? ofFields : common) || declarations?.some(isOurs))
    .map((prop) => [prop.name, propDocs(prop, component, checker)] as const)
  const description = [textOf(component, checker), attributesOf(all, component, checker)].filter(Boolean).join('\n\n')
  return { description, props: Object.fromEntries(ofProps) }
}

/** That it takes those of its element, whose rows would be longer than the table. */
function attributesOf(props: readonly ts.Symbol[], component: ts.Symbol, checker: ts.TypeChecker): string {
  const ref = props.find(({ name }) => name === 'ref')
  const takesAll = ['id', 'style', 'title'].every((name) => props.some((prop) => prop.name === name))
  if (!ref || !takesAll) return ''
  const type = checker.getTypeOfSymbolAtLocation(ref, component.valueDeclaration as ts.Declaration)
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(checker.typeToString(type))?.[0]
  return element ? `It takes the attributes of its \`${element}\` as well.` : ''
}

/** Of a union (one of several sets of props) those of all its members, each as one of them has it that takes it. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (!type.isUnion()) return type.getApparentProperties()
  const all = type.types.flatMap((member) => member.getApparentProperties())
  const taken = all.filter((prop) => (checker.getTypeOfSymbol(prop).flags & ts.TypeFlags.Undefined) === 0)
  return [...new Map([...all, ...taken].map((prop) => [prop.name, prop])).values()]
}

/** They come from React, without words of use. */
const common: Readonly<Record<string, string>> = {
  className: 'Beside the classes of the kit, for where it stands in a layout.',
  ref: 'The element that it draws, or what can be asked of it.',
}

/** What a field takes over from its input and somebody looks for. */
const ofFields: Readonly<Record<string, string>> = {
  ...common,
  name: 'Under which its value is sent with a plain form.',
  disabled: 'Out of use: neither focus nor a form that is sent comes to it.',
  readOnly: 'To be reached, read and copied, and sent with its form, but not changed.',
  placeholder: 'An example of what is typed, while nothing is. It goes with the first letter, so it is no label.',
}

function isOurs(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().fileName.includes('/node_modules/')
}

function propDocs(prop: ts.Symbol, component: ts.Symbol, checker: ts.TypeChecker): PropDocs {
  const place = component.valueDeclaration as ts.Declaration
  const type = checker.getTypeOfSymbolAtLocation(prop, place)
  const values = literalsOf(type)
  const fallback = prop.getJsDocTags(checker).find(({ name }) => name === 'default')
  const reasons = reasonsOf(type, place, checker)
  const own = prop.declarations?.some(isOurs) ? textOf(prop, checker) : ''
  const texts = [own || (ofFields[prop.name] ?? ''), reasons]
  return {
    description: texts.filter(Boolean).join('\n\n'),
    type: values ? values.map(literal).join(' | ') : typeText(type, place, checker),
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    ...(fallback && { fallback: ts.displayPartsToString(fallback.text) }),
    ...(values && { values }),
  }
}

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker))
}

function typeText(type: ts.Type, place: ts.Node, checker: ts.TypeChecker): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
  const text = checker.typeToString(type, place, flags)
  const bare = text.replace(/^undefined \| | \| undefined$/, '').replaceAll('"', "'")
  const plain = bare.replaceAll('readonly ', '').replaceAll('; }', ' }')
  return bare !== text && isWrapped(plain) ? plain.slice(1, -1) : plain
}

/** One pair of brackets around all of it, as around a function in a union. */
function isWrapped(text: string): boolean {
  if (!text.startsWith('(')) return false
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) return index === text.length - 1
  }
  return false
}

type Literal = string | number | boolean

/** All that a type can be, where that is a few values. */
function literalsOf(type: ts.Type): readonly Literal[] | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0)
  const values = parts.map(literalOf)
  if (parts.length === 0 || values.includes(undefined) || parts.length > mostValues) return undefined
  const known = values as readonly Literal[]
  return known.every((value) => typeof value === 'boolean') && known.length === 2 ? undefined : known
}

const mostValues = 24

function literalOf(type: ts.Type): Literal | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if ((type.flags & ts.TypeFlags.BooleanLiteral) === 0) return undefined
  return (type as ts.Type & { readonly intrinsicName: string }).intrinsicName === 'true'
}

function literal(value: Literal): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** What `details.reason` of a change can be: the compiler knows, and so should who reads. */
function reasonsOf(type: ts.Type, place: ts.Node, checker: ts.TypeChecker): string {
  const [signature] = checker.getNonNullableType(type).getCallSignatures()
  const details = signature?.parameters.find(({ name }) => name === 'details')
  const reason = details && checker.getTypeOfSymbolAtLocation(details, place).getProperty('reason')
  if (!reason) return ''
  const reasonType = checker.getTypeOfSymbolAtLocation(reason, place)
  const values = literalsOf(reasonType)?.map((value) => `\`${literal(value)}\``)
  if (!values) return ''
  const words = reasonType.aliasSymbol ? textOf(reasonType.aliasSymbol, checker) : ''
  return [`\`details.reason\`: ${values.join(', ')}.`, words].filter(Boolean).join(' ')
}
