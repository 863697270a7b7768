/**
 * Services that send a browser back to `/{provider}/{connectorType}` after a connector was authorized. Only these: so
 * that two segments of anything else stay an unknown address.
 */
export const knownProviders = ['google', 'hubspot', 'microsoft', 'salesforce', 'slack', 'snowflake'] as const
