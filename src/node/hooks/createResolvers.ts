import type { GatsbyNode } from "gatsby";
import type { Root } from "hast";
import { docPageResolvers, forPage } from "../schema/docPageResolvers";
import { queryResolvers } from "../schema/queryResolvers";

const resolvers = {
  DocPage: docPageResolvers,
  SamplePage: {
    content: { resolve: ({ content }: { content: Root }) => forPage(content) },
  },
  Query: queryResolvers,
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  (args.createResolvers as (resolvers: object) => void)(resolvers);
};
