declare module 'words:*' {
  const pages: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default pages;
}
