declare module "netlify-redirector" {
  interface RedirectRequest {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }

  interface RedirectMatch {
    to: string;
    status: number;
    force: boolean;
  }

  interface RedirectMatcher {
    match: (request: RedirectRequest) => RedirectMatch | null;
  }

  const redirector: {
    parseJSON: (rules: string, options: Record<string, string>) => Promise<RedirectMatcher>;
  };
  export default redirector;
}
