/** The fields that an update names. JSON has no `undefined`, but the types of optional fields do. */
export function given<Update extends object>(
  update: Update,
): { [Field in keyof Update]?: Exclude<Update[Field], undefined> } {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Update]?: Exclude<Update[Field], undefined>
  }
}
